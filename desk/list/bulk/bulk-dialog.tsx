import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Typography,
} from '@mui/material'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { useListContext, useRefresh, useTranslate } from 'react-admin'
import type { BulkResult } from '#contracts/team/convention.ts'
import { useErrorText } from '#desk/provider/use-save.ts'
import { listMatchingIds } from './bulk-calls.ts'
import type { BulkState } from './use-bulk.ts'
import { selectChanged, useBulk } from './use-bulk.ts'

/** The maximum number of items of a bulk change. More would take too long, and the filter can be narrowed. */
const MATCHING_ITEMS_MAX = 2000

const SHOWN_MAX = 50

const SUMMARY_KEYS = { compared: 'summary', done: 'done', undone: 'undone' } as const

/**
 * Changes the selected items of a list, or all items that match the list's filter. A preview is shown first, and the
 * change can be undone. `children` are the fields, and `change` is their value, or null while they are incomplete.
 */
export function BulkDialog({
  change,
  describe,
  onClose,
  children,
}: Pick<ComponentProps<typeof BulkResults>, 'describe'> & {
  change: unknown
  onClose: () => void
  children: ReactNode
}) {
  const translate = useTranslate()
  const describeError = useErrorText()
  const refresh = useRefresh()
  const titleId = useId()
  const { resource, selectedIds, total = 0, filterValues, onUnselectItems } = useListContext()
  const { state, edit, compare, apply, undo } = useBulk(resource)
  const [includesAll, setIncludesAll] = useState(false)
  const t = (key: string, values = {}) => translate(`desk.bulk.${key}`, values)
  const isFinished = state.kind === 'done' || state.kind === 'undone'
  const changedCount = 'results' in state ? selectChanged(state.results).length : 0
  const error = 'error' in state ? state.error : null
  const findIds = async () =>
    includesAll ? listMatchingIds(resource, filterValues, total) : selectedIds.map(String)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change !== null) compare(findIds, change)
  }
  function close() {
    if (state.kind === 'busy') return
    if (isFinished) onUnselectItems()
    if (isFinished || error !== null) refresh()
    onClose()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>
          {t('title', { count: includesAll ? total : selectedIds.length })}
        </DialogTitle>
        <DialogContent>
          {error !== null && (
            <Typography role="alert" color="error" sx={{ marginBottom: 1 }}>
              {isFinished ? t('broken-off') : describeError(error)}
            </Typography>
          )}
          {state.kind === 'editing' && (
            <>
              {total > selectedIds.length && total <= MATCHING_ITEMS_MAX && (
                <FormControlLabel
                  label={t('all', { total })}
                  control={
                    <Checkbox
                      checked={includesAll}
                      onChange={({ target }) => setIncludesAll(target.checked)}
                    />
                  }
                />
              )}
              {total > MATCHING_ITEMS_MAX && (
                <Typography variant="body2">{t('too-many', { max: MATCHING_ITEMS_MAX })}</Typography>
              )}
              {children}
            </>
          )}
          {state.kind === 'busy' && (
            <>
              <LinearProgress
                variant={state.done > 0 ? 'determinate' : 'indeterminate'}
                value={(100 * state.done) / Math.max(1, state.total)}
                aria-label={t('busy')}
              />
              <Typography variant="body2" role="status" sx={{ marginTop: 1 }}>
                {t('busy')}
              </Typography>
            </>
          )}
          {'results' in state && (
            <BulkResults kind={state.kind} results={state.results} describe={describe} />
          )}
        </DialogContent>
        <DialogActions>
          {state.kind === 'editing' && (
            <>
              <Button onClick={close}>{translate('ra.action.cancel')}</Button>
              <Button type="submit" variant="contained" disabled={change === null}>
                {t('compare')}
              </Button>
            </>
          )}
          {state.kind === 'compared' && (
            <>
              <Button onClick={edit}>{t('back')}</Button>
              <Button variant="contained" onClick={apply} disabled={changedCount === 0}>
                {t('apply', { count: changedCount })}
              </Button>
            </>
          )}
          {state.kind === 'done' && changedCount > 0 && (
            <Button onClick={undo}>{t('undo', { count: changedCount })}</Button>
          )}
          {isFinished && (
            <Button variant="contained" onClick={close}>
              {translate('ra.action.close')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Shows the old and new values, and why other items could not be changed. */
function BulkResults({
  kind,
  results,
  describe,
}: {
  kind: Exclude<BulkState['kind'], 'editing' | 'busy'>
  results: readonly BulkResult[]
  /** Describes the value before and after the change. */
  describe: (result: BulkResult) => readonly [before: string, after: string]
}) {
  const translate = useTranslate()
  const countOutcome = (outcome: BulkResult['outcome']) =>
    results.filter((one) => one.outcome === outcome).length
  const isListed = ({ outcome }: BulkResult) =>
    kind === 'compared' ? outcome !== 'unchanged' : outcome === 'refused'
  const listed = results
    .filter(isListed)
    .toSorted((one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'))
  const shown = listed.slice(0, SHOWN_MAX)
  const counts = {
    changed: countOutcome('changed'),
    unchanged: countOutcome('unchanged'),
    refused: countOutcome('refused'),
  }
  return (
    <>
      <Typography role="status">{translate(`desk.bulk.${SUMMARY_KEYS[kind]}`, counts)}</Typography>
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}>
          {shown.map((result) => {
            const [before, after] = describe(result)
            return (
              <Typography
                component="li"
                variant="body2"
                key={result.id}
                sx={{ paddingBlock: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
              >
                {result.name ?? result.id}
                <br />
                {result.outcome === 'refused' ? (
                  <Box component="span" sx={{ color: 'error.main' }}>
                    {translate(`errors.${result.code}`, { _: translate('desk.bulk.refused') })}
                  </Box>
                ) : (
                  <>
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {before} →
                    </Box>{' '}
                    {after}
                  </>
                )}
              </Typography>
            )
          })}
        </Box>
      )}
      {listed.length > SHOWN_MAX && (
        <Typography variant="body2">
          {translate('desk.bulk.more', { count: listed.length - SHOWN_MAX })}
        </Typography>
      )}
    </>
  )
}
