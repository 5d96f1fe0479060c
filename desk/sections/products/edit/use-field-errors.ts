import { useTranslate } from 'react-admin'
import type { RefusedField } from '../../../../contracts/team/convention.ts'

type Errors = { [name: string]: string | Errors }

/** The errors of refused fields, at the fields of the form that show them. */
export function useFieldErrors(): (fields: readonly RefusedField[]) => Errors {
  const translate = useTranslate()
  return (fields) => {
    const errors: Errors = {}
    for (const { path, code } of fields) {
      const text = translate(`errors.fields.${code}`, { _: translate('errors.fields.invalid') })
      place(errors, fieldOf(path), text)
    }
    return errors
  }
}

const OWN_TEXTS = ['title', 'descriptionHtml', 'seoTitle', 'seoDescription']
const NUMBERS = ['dimensions', 'tradePrice']

/** The form's field for a path of the team API. */
function fieldOf(path: string): string[] {
  const [first = '', ...rest] = path.split('.')
  if (OWN_TEXTS.includes(first)) return ['texts', 'own', first]
  if (first === 'translations') return ['texts', ...rest]
  if (first === 'metafields') {
    const key = rest.at(-1) ?? ''
    return NUMBERS.includes(key) ? [key] : ['attributes', key]
  }
  if (first === 'variants') return ['variants', rest[0] ?? '0', 'sku']
  return [first, ...rest]
}

function place(errors: Errors, [name = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    errors[name] = text
    return
  }
  const within = errors[name]
  const group: Errors = typeof within === 'object' ? within : {}
  errors[name] = group
  place(group, rest, text)
}
