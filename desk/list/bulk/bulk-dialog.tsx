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
import { listMatching } from './bulk-calls.ts'
import type { BulkState } from './use-bulk.ts'
import { selectChanged, useBulk } from './use-bulk.ts'

/** The maximum number of items, since more would take too long. The filter can be narrowed. */
const ALL_MAX = 2000

const SHOWN_MAX = 50

const SUMMARY = { compared: 'summary', done: 'done', undone: 'undone' } as const

/**
 * Changes the selected items of a list, or all items that match its filter. It shows a preview first, and the change
 * can be undone. `children` are the fields, and `change` is their value, or null while they are incomplete.
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
  const [isAll, setIsAll] = useState(false)
  const words = (key: string, values = {}) => translate(`desk.bulk.${key}`, values)
  const isOver = state.kind === 'done' || state.kind === 'undone'
  const changed = 'results' in state ? selectChanged(state.results).length : 0
  const error = 'fault' in state ? state.fault : null
  const ids = async () => (isAll ? listMatching(resource, filterValues, total) : selectedIds.map(String))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change !== null) compare(ids, change)
  }
  function close() {
    if (state.kind === 'busy') return
    if (isOver) onUnselectItems()
    if (isOver || error !== null) refresh()
    onClose()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>
          {words('title', { count: isAll ? total : selectedIds.length })}
        </DialogTitle>
        <DialogContent>
          {error !== null && (
            <Typography role="alert" color="error" sx={{ marginBottom: 1 }}>
              {isOver ? words('broken-off') : describeError(error)}
            </Typography>
          )}
          {state.kind === 'editing' && (
            <>
              {total > selectedIds.length && total <= ALL_MAX && (
                <FormControlLabel
                  label={words('all', { total })}
                  control={<Checkbox checked={isAll} onChange={({ target }) => setIsAll(target.checked)} />}
                />
              )}
              {total > ALL_MAX && (
                <Typography variant="body2">{words('too-many', { max: ALL_MAX })}</Typography>
              )}
              {children}
            </>
          )}
          {state.kind === 'busy' && (
            <>
              <LinearProgress
                variant={state.done > 0 ? 'determinate' : 'indeterminate'}
                value={(100 * state.done) / Math.max(1, state.total)}
                aria-label={words('busy')}
              />
              <Typography variant="body2" role="status" sx={{ marginTop: 1 }}>
                {words('busy')}
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
                {words('compare')}
              </Button>
            </>
          )}
          {state.kind === 'compared' && (
            <>
              <Button onClick={edit}>{words('back')}</Button>
              <Button variant="contained" onClick={apply} disabled={changed === 0}>
                {words('apply', { count: changed })}
              </Button>
            </>
          )}
          {state.kind === 'done' && changed > 0 && (
            <Button onClick={undo}>{words('undo', { count: changed })}</Button>
          )}
          {isOver && (
            <Button variant="contained" onClick={close}>
              {translate('ra.action.close')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Shows old and new values, and the items that could not be changed with the reasons. */
function BulkResults({
  kind,
  results,
  describe,
}: {
  kind: Exclude<BulkState['kind'], 'editing' | 'busy'>
  results: readonly BulkResult[]
  /** Describes a value before and after. */
  describe: (result: BulkResult) => readonly [before: string, after: string]
}) {
  const translate = useTranslate()
  const counted = (outcome: BulkResult['outcome']) => results.filter((one) => one.outcome === outcome).length
  const isListed = ({ outcome }: BulkResult) =>
    kind === 'compared' ? outcome !== 'unchanged' : outcome === 'refused'
  const listed = results
    .filter(isListed)
    .toSorted((one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'))
  const shown = listed.slice(0, SHOWN_MAX)
  const counts = {
    changed: counted('changed'),
    unchanged: counted('unchanged'),
    refused: counted('refused'),
  }
  return (
    <>
      <Typography role="status">{translate(`desk.bulk.${SUMMARY[kind]}`, counts)}</Typography>
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
