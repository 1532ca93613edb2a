/** Picking and cropping a picture by touch. The picture itself is simulated: jsdom decodes and draws none. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { Avatar } from '#src/features/avatar/avatar-section.tsx'
import { inLanguage } from './kit.tsx'

/** Width and height of the preview in CSS pixels. */
const SIDE = 200
const drawImage = vi.fn<(...args: unknown[]) => void>()
const decode = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  decode.mockReset().mockResolvedValue({ width: 400, height: 300, close: () => {} })
  vi.stubGlobal('createImageBitmap', decode)
  Object.assign(Element.prototype, { setPointerCapture: () => {} })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ clearRect: () => {}, drawImage } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null))
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SIDE, SIDE))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const file = () => screen.getByLabelText<HTMLInputElement>(/foto/i, { selector: 'input[type=file]' })
const pick = () => fireEvent.change(file(), { target: { files: [new File(['x'], 'ana.png', { type: 'image/png' })] } })
const slider = (label: string) => Number(Number(screen.getByLabelText<HTMLInputElement>(label).value).toFixed(1))
const sliders = () => [slider('Aproximar'), slider('Para a esquerda e a direita'), slider('Para cima e para baixo')]
/** The parts of the picture that were drawn: left, top, width, height. */
const drawings = () => drawImage.mock.calls.map((call) => call.slice(1, 5).map((length) => Math.round(Number(length))))
const drawn = () => drawings().at(-1)

const crop = async () => {
  render(<Avatar name="Ana" url={null} />, { wrapper: inLanguage('pt') })
  pick()
  await screen.findByRole('heading', { name: 'Recortar a foto' })
  const preview = screen.getByRole('img', { name: 'Como a foto vai ficar' })
  const by =
    (kind: 'pointerDown' | 'pointerMove' | 'pointerUp') => (pointerId: number, clientX: number, clientY: number) =>
      fireEvent[kind](preview, { pointerId, clientX, clientY, buttons: 1 })
  return { down: by('pointerDown'), move: by('pointerMove'), up: by('pointerUp') }
}

// Proves ACCOUNT-64.
test('one finger moves the picture up to its edge', async () => {
  const { down, move, up } = await crop()
  expect([drawn(), sliders()]).toEqual([
    [50, 0, 300, 300],
    [1, 50, 50],
  ])
  down(1, 100, 100)
  move(1, 120, 100)
  expect(drawn()).toEqual([20, 0, 300, 300])
  move(1, 190, 100)
  expect(drawn()).toEqual([0, 0, 300, 300])
  up(1, 190, 100)
  move(1, 20, 100)
  expect(drawn()).toEqual([0, 0, 300, 300])
})

// Proves ACCOUNT-64.
test('two fingers zoom around the point between them; one that stays continues to move the crop', async () => {
  const { down, move, up } = await crop()
  down(1, 60, 100)
  down(2, 140, 100)
  move(1, 20, 100)
  move(2, 180, 100)
  expect([drawn(), sliders()]).toEqual([
    [125, 75, 150, 150],
    [2, 50, 50],
  ])
  up(2, 180, 100)
  move(1, 40, 100)
  expect(drawn()).toEqual([110, 75, 150, 150])
  down(2, 41, 100)
  move(2, 200, 100)
  expect(sliders()[0]).toBe(4)
})

// Proves ACCOUNT-64.
test('the square that is shown is sent, also between two steps of the sliders', async () => {
  const { down, move } = await crop()
  down(1, 60, 100)
  down(2, 140, 100)
  move(2, 143, 101)
  const square = drawn()
  drawImage.mockClear()
  fireEvent.click(screen.getByRole('button', { name: /Usar esta foto/ }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(drawings()).toEqual([square])
})

// Proves ACCOUNT-19.
test('a picture that is being read is reported as such, and the control keeps the focus', async () => {
  decode.mockRejectedValue(new Error('no picture'))
  render(<Avatar name="Ana" url={null} />, { wrapper: inLanguage('pt') })
  pick()
  expect(screen.getByText('Abrindo a foto...')).toBeTruthy()
  // A disabled control loses the focus to the body.
  expect([file().disabled, file().getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await screen.findByRole('alert')
  expect(screen.getByText('Escolher uma foto')).toBeTruthy()
})

// Proves ACCOUNT-17.
test('a photo of 48 megapixels is scaled to the size that the closest crop needs', async () => {
  const close = vi.fn<() => void>()
  decode.mockResolvedValueOnce({ width: 8000, height: 6000, close })
  await crop()
  expect(decode.mock.calls.map(([, options]: unknown[]) => options)).toEqual([
    undefined,
    { resizeWidth: 2731, resizeHeight: 2048, resizeQuality: 'high' },
  ])
  expect(close).toHaveBeenCalledTimes(1)
})

const pictureOf = (name: string) => ({ name, width: 400, height: 300, close: vi.fn<() => void>() })
const closeCounts = (...pictures: ReturnType<typeof pictureOf>[]) =>
  pictures.map(({ close }) => close.mock.calls.length)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

// Proves ACCOUNT-72.
test('a picture that was cancelled while it was decoded does not replace the next one', async () => {
  const [slow, next] = [pictureOf('slow'), pictureOf('next')]
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const slowDecode = Promise.withResolvers<unknown>()
  decode.mockReturnValueOnce(slowDecode.promise).mockResolvedValueOnce(next)
  const { unmount } = render(<Avatar name="Ana" url={null} />, { wrapper: inLanguage('pt') })
  pick()
  await pass(API_TIMEOUT)
  pick()
  await pass(0)
  slowDecode.resolve(slow)
  await pass(0)
  drawImage.mockClear()
  fireEvent.change(screen.getByLabelText('Aproximar'), { target: { value: 2 } })
  expect([drawImage.mock.calls.map(([picture]) => picture), closeCounts(slow, next)]).toEqual([[next], [1, 0]])
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await pass(0)
  expect(closeCounts(slow, next)).toEqual([1, 1])
  decode.mockResolvedValueOnce(slow)
  pick()
  await pass(0)
  unmount()
  expect(closeCounts(slow, next)).toEqual([2, 1])
})
