import {
  Box,
  Button,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useLocale, useNotify, useTranslate } from 'react-admin'
import type { ImportRefusal } from '#contracts/team/product-import.ts'
import {
  canApply,
  type ProductImport,
  productImport,
  type ImportReport as Report,
} from '#contracts/team/product-import.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { Block } from '#desk/detail/block.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { csvFile } from '#desk/files/csv-file.ts'
import { saveFile } from '#desk/files/save-file.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { BackToList, Page } from '#desk/page/page.tsx'
import { teamCalls } from '#desk/provider/team-calls.ts'
import { useErrorText } from '#desk/provider/use-save.ts'
import type { Language } from '#domain/market/language.ts'
import { section } from '../section.tsx'
import { ImportAssumptions } from './import-assumptions.tsx'
import { ProductFiles, useImportState } from './product-files.tsx'

const COUNTS = ['created', 'changed', 'unchanged', 'refused'] as const

const APPLY: Action<ProductImport> = { name: 'apply' }

const POLL_MS = 1000

export const productImports = section({
  resource: 'product-imports',
  item: productImport,
  roles: ['catalogue'],
  hostable: 'commerce',
  group: 'house',
  list: ProductFiles,
  show: ImportPage,
  showOptions: { refetchInterval: ({ state: { data } }) => (hasEnded(data) ? false : POLL_MS) },
})

function hasEnded(record: unknown): boolean {
  const parsed = productImport.safeParse(record)
  return parsed.success && (parsed.data.state === 'done' || parsed.data.state === 'failed')
}

/** Shows an import, which continues even if the page is closed. */
function ImportPage({ item }: { item: ProductImport }) {
  const translate = useTranslate()
  const { dateAndTime, number } = useFormat()
  const describeState = useImportState()
  const { files, state, isDryRun, report, failure, progress, createdAt } = item
  const t = (key: string, values = {}) => translate(`resources.product-imports.${key}`, values)
  const changes = report ? countChanges(report) : 0
  const canRetry = failure !== null && canApply(item)
  return (
    <Page
      title={files.join(', ')}
      above={<BackToList />}
      below={`${describeState(item)} · ${dateAndTime(createdAt)}`}
    >
      <Box sx={{ maxWidth: '52rem' }}>
        {(state === 'waiting' || state === 'running') && (
          <Box sx={{ marginBottom: 3 }}>
            <LinearProgress
              variant={progress.bytesTotal > 0 ? 'determinate' : 'indeterminate'}
              value={(100 * progress.bytesRead) / Math.max(1, progress.bytesTotal)}
              aria-label={describeState(item)}
            />
            <Typography variant="body2" role="status" sx={{ marginTop: 1 }}>
              {t(state === 'waiting' ? 'waits' : 'progress', { rows: number(progress.rows) })}
            </Typography>
          </Box>
        )}
        {failure && (
          <Typography role="alert" color="error" sx={{ marginBottom: 2 }}>
            {t(`failures.${failure}`)}
          </Typography>
        )}
        {canRetry && <ActionBar resource="product-imports" item={item} actions={[APPLY]} />}
        {state === 'done' && isDryRun && (
          <>
            <Typography sx={{ marginBottom: 2 }}>
              {t(changes > 0 ? 'nothing-written' : 'nothing-new')}
            </Typography>
            {changes > 0 && <ActionBar resource="product-imports" item={item} actions={[APPLY]} />}
          </>
        )}
        {state === 'done' && !isDryRun && <Typography sx={{ marginBottom: 2 }}>{t('written')}</Typography>}
        {report && <ImportReport id={item.id} report={report} />}
      </Box>
    </Page>
  )
}

function countChanges({ products, collections }: NonNullable<ProductImport['report']>): number {
  return [products, collections].reduce((sum, part) => sum + (part ? part.created + part.changed : 0), 0)
}

function ImportReport({ id, report }: { id: string; report: Report }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const t = (key: string, values = {}) => translate(`resources.product-imports.${key}`, values)
  const { products, collections } = report
  const counts = [
    [t('counts.products'), products],
    [t('counts.collections'), collections],
  ] as const
  return (
    <>
      {counts.map(
        ([title, counted]) =>
          counted && (
            <Block key={title} title={title}>
              <Facts
                facts={[
                  ...COUNTS.map((name) => [t(`counts.${name}`), number(counted[name])] as const),
                  ...('recategorized' in counted && counted.recategorized > 0
                    ? [[t('counts.recategorized'), number(counted.recategorized)] as const]
                    : []),
                ]}
              />
            </Block>
          ),
      )}
      {report.refusalCount > 0 && <Refusals id={id} report={report} />}
      <ImportAssumptions report={report} />
    </>
  )
}

function Refusals({ id, report: { refusals, refusalCount } }: { id: string; report: Report }) {
  const translate = useTranslate()
  const locale = useLocale() as Language
  const notify = useNotify()
  const describeError = useErrorText()
  const describeRefusal = useDescribeRefusal()
  const { number } = useFormat()
  const t = (key: string, values = {}) => translate(`resources.product-imports.${key}`, values)
  const header = ['line', 'handle', 'reason', 'file'].map((name) => t(`refused.${name}`))
  async function save() {
    try {
      const { items } = await teamCalls.importRefusals(id)
      const rows = items.map((one) => [one.line, one.handle, describeRefusal(one), one.file])
      saveFile(csvFile([header, ...rows], locale), `${t('refused.file-name')}.csv`)
    } catch (error) {
      notify(describeError(error), { type: 'error' })
    }
  }
  return (
    <Block
      title={t('refused.title')}
      aside={t('refused.shown', { shown: number(refusals.length), total: number(refusalCount) })}
    >
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('refused.title')}>
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
                  {describeRefusal(refusal)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography variant="body2" sx={{ marginTop: 1 }}>
        {t('refused.explain')}
      </Typography>
      <Button variant="outlined" onClick={save} sx={{ marginTop: 1 }}>
        {t('refused.save')}
      </Button>
    </Block>
  )
}

/** Returns a function that explains a refused row. A code without a message is shown with its detail. */
function useDescribeRefusal(): (refusal: ImportRefusal) => string {
  const translate = useTranslate()
  return ({ code, detail }) =>
    translate(`resources.product-imports.reasons.${code}`, { detail, _: `${code}: ${detail}` })
}
