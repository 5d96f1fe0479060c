import { Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { CategoryPiece } from '#contracts/team/category-order.ts'
import { ruleFields } from '#contracts/team/search-rule.ts'
import { usePlace } from '#desk/application/frame/use-place.ts'
import { useTyped } from '#desk/find/use-typed.ts'
import { PieceRow } from '#desk/sections/categories/piece-row.tsx'
import { Group } from '#desk/sections/products/edit/group.tsx'
import { type RuleValues, toFields } from './rule-values.ts'

const SHOWN = 8

/** The results without the rule, and with its current form values. `id` is that of the stored rule. */
export function RulePreview({ id }: { id: string | null }) {
  const translate = useTranslate()
  const { timeZone } = usePlace()
  const values = useWatch() as RuleValues
  const [own, setOwn] = useState<string | null>(null)
  const words = (key: string) => translate(`resources.search-rules.preview.${key}`)
  const fields = toFields(values, timeZone)
  const text = own ?? fields.patterns[0] ?? ''
  const rule = ruleFields.safeParse({ ...fields, title: fields.title || 'preview' }).data ?? null
  const filter = {
    text,
    ...(fields.languages[0] && { language: fields.languages[0] }),
    ...(fields.countries[0] && { country: fields.countries[0] }),
    ...(id !== null && { without: id }),
  }
  return (
    <Group title={words('title')}>
      <TextField
        label={words('search')}
        value={text}
        onChange={({ target }) => setOwn(target.value)}
        // Enter would save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ maxWidth: '24rem', marginBottom: 2 }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Found title={words('without')} filter={filter} />
        <Found title={words('with')} filter={{ ...filter, ...(rule && { rule }) }} />
      </Box>
    </Group>
  )
}

function Found({ title, filter }: { title: string; filter: { text: string } }) {
  const translate = useTranslate()
  const typed: { text: string } = JSON.parse(useTyped(JSON.stringify(filter)))
  const { data = [], total = 0 } = useGetList<CategoryPiece>(
    'search-previews',
    { pagination: { page: 1, perPage: SHOWN }, filter: typed },
    { enabled: typed.text !== '', placeholderData: (earlier) => earlier },
  )
  return (
    <section aria-label={title}>
      <Typography variant="h3" sx={{ fontSize: '1rem', marginBottom: 1 }}>
        {title} · {translate('resources.search-rules.preview.count', { count: total })}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((piece, index) => (
          <li key={piece.id}>
            <PieceRow piece={piece} place={index + 1}>
              {null}
            </PieceRow>
          </li>
        ))}
      </Box>
    </section>
  )
}
