import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { differences } from './differences.ts'
import { isMinor, useAuditText } from './use-audit-text.ts'
import { useAuditWords } from './use-audit-words.ts'

type Fields = Readonly<Record<string, unknown>>

const SHOWN_MAX = 12

/** What was changed, each with its value before and after; of very many the first ones. */
export function Changes({ resource, before, after }: { resource: string; before: Fields; after: Fields }) {
  const translate = useTranslate()
  const words = useAuditWords()
  const textOf = useAuditText(resource)
  const found = differences(before, after)
  const rest = found.length - SHOWN_MAX
  const nameOf = (part: string | number) => (typeof part === 'number' ? part : words.field(resource, part))
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: { md: '16rem' } }}>
      {found.slice(0, SHOWN_MAX).map(({ path, ...values }) => {
        const named = path.filter((part) => typeof part === 'string')
        const field = named.findLast(isMinor) ?? named.at(-1) ?? ''
        return (
          <div key={path.join('.')}>
            {path.map(nameOf).join(' › ')}: {textOf(field, values.before)} → {textOf(field, values.after)}
          </div>
        )
      })}
      {rest > 0 && <div>{translate('resources.audit-events.more', { count: rest })}</div>}
    </Box>
  )
}
