import { type ReactNode, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { useFormat } from '../format/use-format.ts'
import { Choice } from './email-frame.tsx'

/** The language of a previewed email, initially the desk's, and the field that changes it. */
export function useEmailLanguage(): { language: Language; field: ReactNode } {
  const translate = useTranslate()
  const locale = useLocale()
  const { language: nameOf } = useFormat()
  const [language, setLanguage] = useState<Language>(() => languageOf(locale))
  return {
    language,
    field: (
      <Choice
        label={translate('resources.emails.preview.language')}
        value={language}
        choices={LANGUAGES.map((code) => [code, nameOf(code)])}
        onChange={(value) => setLanguage(languageOf(value))}
      />
    ),
  }
}

function languageOf(code: string): Language {
  return LANGUAGES.find((each) => each === code) ?? 'en'
}
