const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

export function getDateFormat(
  code: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = code + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(code, options);
  dates.set(key, format);
  return format;
}

export function getNumberFormat(
  code: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = code + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(code, options);
  numbers.set(key, format);
  return format;
}
