/** The build requests data for client navigation with this header. */
export const navigationHeader = 'X-Navigation';
