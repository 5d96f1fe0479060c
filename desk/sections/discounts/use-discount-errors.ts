import { useTranslate } from 'react-admin'
import { RefusedCall } from '#desk/provider/call-team.ts'
import { fieldOf } from './discount-values.ts'

type Errors = Record<string, string | Record<string, string>>

/** The errors of a refused discount at the fields of the form; empty if it was refused as a whole. */
export function useDiscountErrors(): (fault: unknown) => Errors {
  const translate = useTranslate()
  return (fault) => {
    const errors: Errors = {}
    const fields = fault instanceof RefusedCall ? (fault.refusal.fields ?? []) : []
    for (const { path, code } of fields) {
      const text = translate(`errors.fields.${code}`, { _: translate('errors.fields.invalid') })
      const [name = '', within] = fieldOf(path.replace(/^(?:input|changes)\./, '')).split('.')
      const group = errors[name]
      if (within === undefined) errors[name] = text
      else errors[name] = { ...(typeof group === 'object' && group), [within]: text }
    }
    return errors
  }
}
