export const colours = {
  paper: '#f6f4ef',
  'paper-hi': '#fcfcf9',
  ink: '#141728',
  'ink-2': '#4c4f5e',
  mark: '#eaf513',
} as const;

export const dayColours = [
  '#153ecf',
  '#0078cf',
  '#008b8b',
  '#1e8e46',
  '#cb7600',
  '#e13d00',
  '#d30053',
] as const;
