import type { Step } from '#machines/kit/steps.ts'
import type { RunningFlow, TabReport } from '../protocol.ts'
import { stepsNow } from './catalogue.ts'
import styles from './panel.module.css'
import { sendTo } from './tabs.ts'

type Props = { followed: TabReport; running: RunningFlow }

/** `form.submit:good` is the event and its class of payload. */
const partsOf = ({ label }: Step) => {
  const [name = label, kind] = label.split(':')
  return { name, kind: kind ?? 'send' }
}

/** Buttons that send the model's sample payload of each event: no typing, and no personal data. */
export const Events = ({ followed, running }: Props) => (
  <section className={styles['section']}>
    <h3>Send an event</h3>
    {stepsNow(running.flow, running.value).map(({ title, steps }) => (
      <div key={title} className={styles['group']}>
        <h4>{title}</h4>
        <dl className={styles['events']}>
          {[...Map.groupBy(steps, (step) => partsOf(step).name)].map(([name, cases]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {cases.map((step) => (
                  <button
                    key={step.label}
                    type="button"
                    aria-label={`Send ${step.label}`}
                    onClick={() => sendTo(followed, running.ref, step.event)}
                  >
                    {partsOf(step).kind}
                  </button>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </section>
)
