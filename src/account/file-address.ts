/** `data:` URL of a text file: it is downloaded without a request, so its content never leaves the device. */
export const fileAddress = (
  type: 'text/plain' | 'text/markdown' | 'text/calendar' | 'text/csv',
  text: string,
): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`
