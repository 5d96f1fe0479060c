import type { ComponentProps } from 'react'
import type { TeamProduct } from '../../../../contracts/team/product.ts'
import { ConflictDialog } from '../../../actions/conflict-dialog.tsx'
import { changesOf, type FormValues, toForm } from './form-values.ts'

/** The fields of the product that someone else has saved, with their values now. */
export function Conflict({
  before,
  current,
  ...dialog
}: Omit<ComponentProps<typeof ConflictDialog>, 'children'> & { before: FormValues; current: TeamProduct }) {
  const changed = current.detail ? Object.entries(changesOf(before, toForm(current.detail))) : []
  return (
    <ConflictDialog {...dialog}>
      <dl>
        {changed.map(([field, value]) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </ConflictDialog>
  )
}
