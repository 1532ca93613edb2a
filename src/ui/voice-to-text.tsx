import styles from './voice-to-text.module.css'

/** A voice that becomes lines of text, one of them marked: what the brand does, beside a task on a wide screen. */
export const VoiceToText = () => (
  <svg className={styles['ornament']} viewBox="0 0 400 96" aria-hidden="true">
    <path
      className={styles['voice']}
      d="M4 38v20M18 26v44M32 8v80M46 20v56M60 34v28M74 14v68M88 2v92M102 22v52M116 36v24M130 28v40M144 40v16"
    />
    <path className={styles['mark']} d="M184 48h120" />
    <path className={styles['text']} d="M184 16h212M184 48h120M320 48h60M184 80h160" />
  </svg>
)
