import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'

/** A view of its own for each item: a route alone would reuse it, with what was typed about the item before. */
export function OwnView({ view: View }: { view: ComponentType }) {
  const { id } = useParams()
  return <View key={id} />
}
