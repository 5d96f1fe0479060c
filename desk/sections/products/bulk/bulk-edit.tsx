import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { BulkResult } from '../../../../contracts/team/convention.ts'
import { useFormat } from '../../../format/use-format.ts'
import { BulkDialog } from '../../../list/bulk/bulk-dialog.tsx'
import { useBulkDraft } from '../../../list/bulk/use-bulk-draft.ts'
import { BulkFields } from './bulk-fields.tsx'
import { type BulkValues, EMPTY, shownValues, toChange } from './bulk-values.ts'

/** The button that changes the selected products. */
export function BulkEdit() {
  const translate = useTranslate()
  const { money } = useFormat()
  const { isOpen, setIsOpen, values, setValues } = useBulkDraft<BulkValues>(EMPTY)
  const wordsOf = (edit: BulkResult['changes']) => {
    const shown = shownValues(edit, values)
    return shown.length > 0 ? shown.map(wordOf).join(', ') : '–'
  }
  const wordOf = (value: string) => {
    if (values.kind === 'price')
      return money({ amount: (Number(value) / 100).toFixed(2), currencyCode: values.currency })
    if (values.kind === 'status' || values.kind === 'restriction')
      return translate(`resources.products.values.${values.kind}.${value}`, { _: value })
    return value
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('desk.bulk.change')}
      </Button>
      {isOpen && (
        <BulkDialog
          change={toChange(values)}
          describe={({ undo, changes }) => [wordsOf(undo), wordsOf(changes)]}
          onClose={() => setIsOpen(false)}
        >
          <BulkFields values={values} onChange={setValues} />
        </BulkDialog>
      )}
    </>
  )
}
