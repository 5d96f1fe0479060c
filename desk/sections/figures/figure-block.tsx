import { Box, Link, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { csvFile } from '#desk/files/csv-file.ts'
import { saveFile } from '#desk/files/save-file.ts'
import type { Cell } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'

export function FigureBlock({
  title,
  note,
  file,
  children,
}: {
  title: string
  note?: string
  /** The file has the header first; `name` is without its extension. */
  file: { readonly name: string; readonly rows: readonly (readonly Cell[])[] }
  children: (titleId: string) => ReactNode
}) {
  const translate = useTranslate()
  const locale = useLocale() as Language
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <Link
          component="button"
          variant="body2"
          aria-label={`${translate('figures.download')}: ${title}`}
          onClick={() => saveFile(csvFile(file.rows, locale), `${file.name}.csv`)}
          sx={{ minHeight: 24 }}
        >
          {translate('figures.download')}
        </Link>
      </Box>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
      {children(titleId)}
    </Box>
  )
}
