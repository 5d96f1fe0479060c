import { useLocale, useTranslate } from 'react-admin'
import { useFormat } from '../../format/use-format.ts'
import { useAuditWords } from './use-audit-words.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
/** Codes of a few values, which may have words; texts that someone typed have none. */
const CODE = /^[\w-]+$/

/** Whether a field has amounts in minor units. */
export function isMinor(field: string): boolean {
  return field.endsWith('Minor')
}

/** Of a long value, such as a description, the beginning is enough to recognize it. */
const LENGTH_MAX = 200

/** A value of a field of the audit log as it is read: a date, yes or no, the words of a code, a list. */
export function useAuditText(resource: string): (field: string, value: unknown) => string {
  const translate = useTranslate()
  const locale = useLocale()
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const { moment } = useFormat()
  const words = useAuditWords()
  function textOf(field: string, value: unknown): string {
    if (value === undefined || value === null || value === '') return '–'
    if (typeof value === 'number' && isMinor(field)) return amount.format(value / 100)
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    if (Array.isArray(value)) return value.map((one) => textOf(field, one)).join(', ') || '–'
    if (typeof value === 'object') {
      const entries = Object.entries(value).map(
        ([name, part]) => `${words.field(resource, name)}: ${textOf(name, part)}`,
      )
      return entries.join(', ')
    }
    const text = String(value)
    if (MOMENT.test(text)) return moment(text)
    return CODE.test(text) ? translate(`resources.${resource}.values.${field}.${text}`, { _: text }) : text
  }
  return (field, value) => {
    const text = textOf(field, value)
    return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text
  }
}
