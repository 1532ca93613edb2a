/** A stub button for what surrounds a flow's part of a page, which causes an event. */
const NAME = 'data-event'

type Props = { event: string; onPress: () => void }

export const EventButton = ({ event, onPress }: Props) => (
  <button type="button" {...{ [NAME]: event }} onClick={onPress}>
    {event}
  </button>
)

export const pressEventButton = (event: string): void => {
  const button = document.querySelector<HTMLElement>(`[${NAME}="${event}"]`)
  if (button === null) throw new Error(`nothing around the flow brings '${event}' about`)
  button.click()
}
