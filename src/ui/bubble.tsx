import type { ReactNode } from 'react'
import styles from './bubble.module.css'
import { VoiceBars } from './voice-bars.tsx'

type PhoneProps = {
  /** The messages appear one after the other, by animation. */
  isArriving?: boolean
  children: ReactNode
}

/** A phone screen with a conversation. */
export const Phone = ({ isArriving = false, children }: PhoneProps) => (
  <div className={`${styles['phone']} ${isArriving ? styles['arriving'] : ''}`}>{children}</div>
)

type BubbleProps = {
  /** Sent from this side of the conversation. */
  isOut?: boolean
  /** Always the maximal width, so that later content causes no layout shift. */
  isWide?: boolean
  children: ReactNode
}

/** A message of a conversation. */
export const Bubble = ({ isOut = false, isWide = false, children }: BubbleProps) => (
  <div className={`${styles['bubble']} ${isOut ? styles['out'] : ''} ${isWide ? styles['wide'] : ''}`}>{children}</div>
)

type VoiceMessageProps = Pick<Parameters<typeof VoiceBars>[0], 'voice' | 'position'> &
  Omit<BubbleProps, 'children'> & { caption: ReactNode }

export const VoiceMessage = ({ voice, position, caption, ...bubble }: VoiceMessageProps) => (
  <Bubble {...bubble}>
    <VoiceBars voice={voice} position={position} className={styles['voice']} />
    <p className={styles['caption']}>{caption}</p>
  </Bubble>
)
