/** A button that stands for what is around a flow's own part of a page, and brings an event about there. */
const NAME = 'data-brings'

type Props = { event: string; onPress: () => void }

export const Brings = ({ event, onPress }: Props) => (
  <button type="button" {...{ [NAME]: event }} onClick={onPress}>
    {event}
  </button>
)

export const bringAbout = (event: string): void => {
  const button = document.querySelector<HTMLElement>(`[${NAME}="${event}"]`)
  if (button === null) throw new Error(`nothing around the flow brings '${event}' about`)
  button.click()
}
