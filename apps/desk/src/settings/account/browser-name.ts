const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];

/** Browser and system, or the whole user agent if neither is known. */
export function formatBrowserName(userAgent: string): string {
  const [, browser] = Object.entries(browsers).find(([mark]) => userAgent.includes(mark)) ?? [];
  const system = systems.find((mark) => userAgent.includes(mark));
  return [browser, system].filter(Boolean).join(', ') || userAgent;
}
