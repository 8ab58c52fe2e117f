const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];

/** What a person calls the browser of a session; what it calls itself where we do not know it. */
export function browserName(userAgent: string): string {
  const [, browser] = Object.entries(browsers).find(([mark]) => userAgent.includes(mark)) ?? [];
  const system = systems.find((mark) => userAgent.includes(mark));
  return [browser, system].filter(Boolean).join(', ') || userAgent;
}
