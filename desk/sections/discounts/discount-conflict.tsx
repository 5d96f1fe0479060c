import type { ComponentProps } from 'react'
import type { TeamDiscount } from '../../../contracts/team/discount.ts'
import { ChangedLines, ConflictDialog } from '../../actions/conflict-dialog.tsx'
import { useDiscountWords } from './use-discount-words.ts'

/** What the discount that someone else has saved does now, in words. */
export function DiscountConflict({
  before,
  current,
  ...dialog
}: Omit<ComponentProps<typeof ConflictDialog>, 'children'> & {
  before: TeamDiscount
  current: TeamDiscount
}) {
  const { sentences } = useDiscountWords()
  const known = new Set([before.title, ...sentences(before)])
  const changed = [current.title, ...sentences(current)].filter((sentence) => !known.has(sentence))
  return (
    <ConflictDialog {...dialog}>
      <ChangedLines lines={changed} />
    </ConflictDialog>
  )
}
