import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useLocale, useNotify, useTranslate } from 'react-admin'
import { importRefusals, type ImportReport as Report } from '../../../contracts/team/product-import.ts'
import type { Language } from '../../../domain/market/language.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { Block } from '../../detail/block.tsx'
import { Facts } from '../../detail/facts.tsx'
import { csvFile } from '../../files/csv-file.ts'
import { saveFile } from '../../files/save-file.ts'
import { useFormat } from '../../format/use-format.ts'
import { callTeam } from '../../provider/call-team.ts'
import { Understood } from './understood.tsx'
import { useRefusedRow } from './use-refused-row.ts'

const COUNTS = ['created', 'changed', 'unchanged', 'refused'] as const

/** What an import did or would do, which rows were refused and why, and how the files were read. */
export function ImportReport({ id, report }: { id: string; report: Report }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const words = (key: string, values = {}) => translate(`resources.product-imports.${key}`, values)
  const { products, collections } = report
  const counts = [
    [words('counts.products'), products],
    [words('counts.collections'), collections],
  ] as const
  return (
    <>
      {counts.map(
        ([title, counted]) =>
          counted && (
            <Block key={title} title={title}>
              <Facts
                facts={[
                  ...COUNTS.map((name) => [words(`counts.${name}`), number(counted[name])] as const),
                  ...('recategorized' in counted && counted.recategorized > 0
                    ? [[words('counts.recategorized'), number(counted.recategorized)] as const]
                    : []),
                ]}
              />
            </Block>
          ),
      )}
      {report.refusalCount > 0 && <Refusals id={id} report={report} />}
      <Understood report={report} />
    </>
  )
}

function Refusals({ id, report: { refusals, refusalCount } }: { id: string; report: Report }) {
  const translate = useTranslate()
  const locale = useLocale() as Language
  const notify = useNotify()
  const textOf = useRefusalText()
  const reasonOf = useRefusedRow()
  const { number } = useFormat()
  const words = (key: string, values = {}) => translate(`resources.product-imports.${key}`, values)
  const header = ['line', 'handle', 'reason', 'file'].map((name) => words(`refused.${name}`))
  async function save() {
    try {
      const { items } = await callTeam(importRefusals, { path: `/product-imports/${id}/refusals` })
      const rows = items.map((one) => [one.line, one.handle, reasonOf(one), one.file])
      saveFile(csvFile([header, ...rows], locale), `${words('refused.file-name')}.csv`)
    } catch (fault) {
      notify(textOf(fault), { type: 'error' })
    }
  }
  return (
    <Block
      title={words('refused.title')}
      aside={words('refused.shown', { shown: number(refusals.length), total: number(refusalCount) })}
    >
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={words('refused.title')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {header.slice(0, 3).map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {refusals.map((refusal) => (
              <TableRow key={`${refusal.line} ${refusal.code} ${refusal.detail}`}>
                <TableCell>{refusal.line}</TableCell>
                <TableCell>{refusal.handle ?? '–'}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '16rem' }}>
                  {reasonOf(refusal)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography variant="body2" sx={{ marginTop: 1 }}>
        {words('refused.explain')}
      </Typography>
      <Button variant="outlined" onClick={save} sx={{ marginTop: 1 }}>
        {words('refused.save')}
      </Button>
    </Block>
  )
}
