/** The possible messages of a resource, in order of preference. */
export function resourceKeys(resource: string): readonly string[] {
  return [`resources.${resource}.name`]
}

/** The possible messages of an action: its button, those for any resource, or its confirmation. */
export function actionKeys(resource: string, action: string): readonly string[] {
  return [
    `resources.${resource}.actions.${action}.label`,
    `resources.audit-events.values.action.${action}`,
    `resources.${resource}.actions.${action}.done`,
  ]
}

/** The possible messages of a field, in order of preference. */
export function fieldKeys(resource: string, field: string): readonly string[] {
  return [`resources.${resource}.fields.${field}`, `resources.audit-events.values.field.${field}`]
}
