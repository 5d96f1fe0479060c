import { Box } from '@mui/material'
import { useAuditText } from './use-audit-text.ts'
import { useAuditWords } from './use-audit-words.ts'

type Fields = Readonly<Record<string, unknown>>

/** The changed fields, each with its value before and after. */
export function Changes({ resource, before, after }: { resource: string; before: Fields; after: Fields }) {
  const words = useAuditWords()
  const textOf = useAuditText(resource)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => (
    <Box key={name} sx={{ overflowWrap: 'anywhere', minWidth: { md: '16rem' } }}>
      {words.field(resource, name)}: {textOf(name, before[name])} → {textOf(name, after[name])}
    </Box>
  ))
}
