import type { ComponentProps } from 'react'
import type { TeamProduct } from '../../../../contracts/team/product.ts'
import { ChangedLines, ConflictDialog } from '../../../actions/conflict-dialog.tsx'
import { type FormValues, toForm } from './form-values.ts'
import { useChangeWords } from './use-change-words.ts'

/** The fields of the product that someone else has saved, with their values now. */
export function Conflict({
  before,
  current,
  ...dialog
}: Omit<ComponentProps<typeof ConflictDialog>, 'children'> & { before: FormValues; current: TeamProduct }) {
  const words = useChangeWords()
  const changed = current.detail ? words(before, toForm(current.detail)) : []
  return (
    <ConflictDialog {...dialog}>
      <ChangedLines lines={changed} />
    </ConflictDialog>
  )
}
