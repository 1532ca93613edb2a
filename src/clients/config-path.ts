/** Of the service's addresses and keys; the same for everybody. */
export const CONFIG_PATH = '/config.json'
