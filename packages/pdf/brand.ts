/** The site's tokens in the colours that mail programs and PDF readers know; a test compares the two. */
export const colours = {
  paper: '#f6f4ef',
  'paper-hi': '#fcfcf9',
  ink: '#141728',
  'ink-2': '#4c4f5e',
  mark: '#eaf513',
} as const;

/** The seven pens, Monday to Sunday. */
export const pens = [
  '#153ecf',
  '#0078cf',
  '#008b8b',
  '#1e8e46',
  '#cb7600',
  '#e13d00',
  '#d30053',
] as const;
