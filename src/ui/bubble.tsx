import type { ReactNode } from 'react'
import styles from './bubble.module.css'
import { VoiceBars } from './voice-bars.tsx'

type PhoneProps = {
  /** Its messages come in one after the other, as it is shown. */
  isArriving?: boolean
  children: ReactNode
}

/** The screen of a phone, with a conversation on it. */
export const Phone = ({ isArriving = false, children }: PhoneProps) => (
  <div className={`${styles['phone']} ${isArriving ? styles['arriving'] : ''}`}>{children}</div>
)

type BubbleProps = {
  /** Sent from this side of the conversation. */
  isOut?: boolean
  /** As wide as a bubble may be, whatever is in it: what comes later moves nothing. */
  isWide?: boolean
  children: ReactNode
}

/** What somebody says in a conversation. */
export const Bubble = ({ isOut = false, isWide = false, children }: BubbleProps) => (
  <div className={`${styles['bubble']} ${isOut ? styles['out'] : ''} ${isWide ? styles['wide'] : ''}`}>{children}</div>
)

type VoiceMessageProps = Pick<Parameters<typeof VoiceBars>[0], 'voice' | 'heard'> &
  Omit<BubbleProps, 'children'> & { caption: ReactNode }

export const VoiceMessage = ({ voice, heard, caption, ...bubble }: VoiceMessageProps) => (
  <Bubble {...bubble}>
    <VoiceBars voice={voice} heard={heard} className={styles['voice']} />
    <p className={styles['caption']}>{caption}</p>
  </Bubble>
)
