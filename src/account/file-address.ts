/** A text as the address of a file: what is downloaded never leaves the device, and no server sees it. */
export const fileAddress = (
  type: 'text/plain' | 'text/markdown' | 'text/calendar' | 'text/csv',
  text: string,
): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`
