/** Of the URLs and keys of the service; the same for everybody. */
export const CONFIG_PATH = '/config.json'
