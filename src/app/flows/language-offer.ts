import { languageMachine } from '#machines/language/language.machine.ts'
import { defineDetectLanguage } from '../../actors/detect-language.ts'
import { defineRememberLanguage } from '../../actors/remember-language.ts'
import { chooseLanguage, deviceLanguage } from '../device-language.ts'

export const languageFlow = languageMachine.provide({
  actors: {
    detectLanguage: defineDetectLanguage(deviceLanguage),
    rememberLanguage: defineRememberLanguage(chooseLanguage),
  },
})
