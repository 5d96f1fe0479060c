type Fields = Readonly<Record<string, unknown>>

export function changedFields(before: Fields, after: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => name !== 'version' && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
}
