import { Box, LinearProgress, Typography } from '@mui/material'
import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { canApply, type ProductImport, productImport } from '../../../contracts/team/product-import.ts'
import type { Action } from '../../actions/action.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { useFormat } from '../../format/use-format.ts'
import { ItemFault } from '../../list/item-fault.tsx'
import { ImportReport } from './import-report.tsx'
import { useImportState } from './use-import-state.ts'

const APPLY: Action<ProductImport> = { name: 'apply', fields: () => [], toInput: () => ({}) }
const POLL_MS = 1000

/** One import, which goes on while the page is closed. */
export function ImportPage() {
  return (
    <ShowBase queryOptions={{ refetchInterval: ({ state: { data } }) => (hasEnded(data) ? false : POLL_MS) }}>
      <LoadedImport />
    </ShowBase>
  )
}

function hasEnded(record: unknown): boolean {
  const parsed = productImport.safeParse(record)
  return parsed.success && (parsed.data.state === 'done' || parsed.data.state === 'failed')
}

function LoadedImport() {
  const translate = useTranslate()
  const { moment, number } = useFormat()
  const stateOf = useImportState()
  const { record, error } = useShowContext()
  if (error && !record) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const item = productImport.parse(record)
  const { files, state, isDryRun, report, failure, progress, createdAt } = item
  const words = (key: string, values = {}) => translate(`resources.product-imports.${key}`, values)
  const changes = report ? countChanges(report) : 0
  const isRepeatable = failure !== null && canApply(item)
  return (
    <Page title={files.join(', ')} above={<BackToList />} below={`${stateOf(item)} · ${moment(createdAt)}`}>
      <Box sx={{ maxWidth: '52rem' }}>
        {(state === 'waiting' || state === 'running') && (
          <Box sx={{ marginBottom: 3 }}>
            <LinearProgress
              variant={progress.bytesTotal > 0 ? 'determinate' : 'indeterminate'}
              value={(100 * progress.bytesRead) / Math.max(1, progress.bytesTotal)}
              aria-label={stateOf(item)}
            />
            <Typography variant="body2" role="status" sx={{ marginTop: 1 }}>
              {words(state === 'waiting' ? 'waits' : 'progress', { rows: number(progress.rows) })}
            </Typography>
          </Box>
        )}
        {failure && (
          <Typography role="alert" color="error" sx={{ marginBottom: 2 }}>
            {words(`failures.${failure}`)}
          </Typography>
        )}
        {isRepeatable && <ActionBar resource="product-imports" item={item} actions={[APPLY]} />}
        {state === 'done' && isDryRun && (
          <>
            <Typography sx={{ marginBottom: 2 }}>
              {words(changes > 0 ? 'nothing-written' : 'nothing-new')}
            </Typography>
            {changes > 0 && <ActionBar resource="product-imports" item={item} actions={[APPLY]} />}
          </>
        )}
        {state === 'done' && !isDryRun && (
          <Typography sx={{ marginBottom: 2 }}>{words('written')}</Typography>
        )}
        {report && <ImportReport id={item.id} report={report} />}
      </Box>
    </Page>
  )
}

function countChanges({ products, collections }: NonNullable<ProductImport['report']>): number {
  return [products, collections].reduce((sum, part) => sum + (part ? part.created + part.changed : 0), 0)
}
