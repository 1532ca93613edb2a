import { describe, expect, it } from 'vitest'
import { deviceOf } from '#server/account/device-of.ts'
import { deviceLabel } from '#server/account/device-labels.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

// Proves SECURITY-40.
describe('the device of a user agent', () => {
  it.each([
    ['chrome', 'windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Safari/537.36`],
    ['edge', 'windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Safari/537.36 Edg/131.0.0.0`],
    ['opera', 'windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Safari/537.36 OPR/116.0.0.0`],
    ['chrome', 'android', `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Mobile Safari/537.36`],
    [
      'samsung',
      'android',
      `Mozilla/5.0 (Linux; Android 10; K) ${KIT.replace('Chrome', 'SamsungBrowser/27.0 Chrome')} Mobile Safari/537.36`,
    ],
    ['firefox', 'android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
    ['firefox', 'linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    ['chrome', 'chromeos', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Safari/537.36`],
    ['safari', 'mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.1 Safari/605.1.15`],
    [
      'safari',
      'iphone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`,
    ],
    [
      'chrome',
      'iphone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'safari',
      'ipad',
      `Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) ${APPLE} Version/12.1 Mobile/15E148 Safari/604.1`,
    ],
    ['chrome', 'linux', `Mozilla/5.0 (X11; Linux x86_64) ${KIT.replace('Chrome', 'HeadlessChrome')} Safari/537.36`],
    [null, null, 'node'],
    [null, null, 'curl/8.5.0'],
    [null, null, ''],
    [null, null, undefined],
  ])('is %s on %s', (browser, system, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })

  it('is found in an adversarial one without backtracking', () => {
    const start = performance.now()
    expect(deviceOf('Version/1 '.repeat(40_000)).browser).toBeNull()
    expect(performance.now() - start).toBeLessThan(500)
  })

  it('is named by the parts that are recognised', () => {
    expect(deviceLabel({ browser: 'chrome', system: 'windows' }, 'pt')).toBe('Chrome no Windows')
    expect(deviceLabel({ browser: 'safari', system: 'iphone' }, 'fr')).toBe('Safari sur iPhone')
    expect(deviceLabel({ browser: null, system: 'mac' }, 'en')).toBe('Mac')
    expect(deviceLabel({ browser: 'edge', system: null }, 'es')).toBe('Edge')
    expect(deviceLabel({ browser: null, system: null }, 'pt')).toBe('navegador e sistema não identificados')
  })
})
