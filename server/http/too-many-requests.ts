import { type Language, splitLocalePath } from '#domain/locale.ts'
import de from '#messages/de.json'
import en from '#messages/en.json'
import es from '#messages/es.json'
import fr from '#messages/fr.json'
import it from '#messages/it.json'

const MESSAGES: Readonly<Record<Language, Pick<typeof en, 'errors'>>> = { de, en, es, fr, it }

/** Written into the page: nothing else is loaded for a visitor who requests too much. */
const STYLE = `body{margin:0;background:#fff;color:#1d1b18;font:1rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:18vh auto;padding:0 1.5rem}
h1{font:1.75rem Didot,"Bodoni MT",Georgia,serif;letter-spacing:.18em;text-transform:uppercase}`

/** What a person reads who has to wait, in the language of the address. It costs no more than its text. */
export function tooManyRequestsPage(path: string): string {
  const { language } = splitLocalePath(path).locale
  const message = MESSAGES[language].errors.page['too-many-requests']
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message} | Bottega</title><style>${STYLE}</style></head>
<body><main><h1>Bottega</h1><p>${message}</p></main></body>
</html>
`
}
