import { type Language, splitLocalePath } from '#domain/locale.ts'
import de from '#messages/de.json'
import en from '#messages/en.json'
import es from '#messages/es.json'
import fr from '#messages/fr.json'
import it from '#messages/it.json'

const MESSAGES: Readonly<Record<Language, Pick<typeof en, 'errors'>>> = { de, en, es, fr, it }

/** What a person reads who has to wait, in the language of the address. It costs no more than its text. */
export function tooManyRequestsPage(path: string): string {
  const { language } = splitLocalePath(path).locale
  const message = MESSAGES[language].errors.page['too-many-requests']
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message} | Bottega</title></head>
<body><main><h1>Bottega</h1><p>${message}</p></main></body>
</html>
`
}
