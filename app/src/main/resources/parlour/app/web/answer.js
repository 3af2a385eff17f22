// An answer in words.

const outcomes = {
  N: 'The player to move wins', P: 'The player to move loses', D: 'Neither player can force a win: a draw',
  BLACK: 'Black wins, whichever end he wants', WHITE: 'White wins, whichever end he wants',
  EVEN: 'Whoever wants an even end wins', ODD: 'Whoever wants an odd end wins',
};

/** The outcome as a sentence with its letter. */
export const outcomeWords = (outcome) => `${outcomes[outcome] ?? 'Outcome'} (${outcome}).`;

/** The answer and how well it is founded, in two or three sentences. */
export function answerWords(answer) {
  const said = [];
  if (answer.outcome) said.push(outcomeWords(answer.outcome));
  if (answer.height) said.push(`Height: ${answer.height}.`);
  if (answer.status === 'proved') said.push(`Proved by ${answer.method}.`);
  if (answer.status === 'cited') said.push(`Cited, not proved here: ${answer.source}.`);
  if (answer.status === 'unknown') said.push(`Unknown. Explored: ${answer.explored}.`);
  return said.join(' ');
}
