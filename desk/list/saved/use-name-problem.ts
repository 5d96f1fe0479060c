import { useTranslate } from 'react-admin'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { RefusedCall } from '../../provider/call-team.ts'

/** What is wrong with a name, from the refusal of it. */
export function useNameProblem(): (fault: unknown) => string {
  const translate = useTranslate()
  const textOf = useRefusalText()
  return (fault) => {
    const [field] = fault instanceof RefusedCall ? (fault.refusal.fields ?? []) : []
    return field ? translate(`errors.fields.${field.code}`, { _: textOf(fault) }) : textOf(fault)
  }
}
