/** Returns the possible message keys of a resource, in order of preference. */
export function resourceKeys(resource: string): readonly string[] {
  return [`resources.${resource}.name`]
}

/** Returns the possible message keys of an action: of its button, for any resource, and of its confirmation. */
export function actionKeys(resource: string, action: string): readonly string[] {
  return [
    `resources.${resource}.actions.${action}.label`,
    `resources.audit-events.values.action.${action}`,
    `resources.${resource}.actions.${action}.done`,
  ]
}

/** Returns the possible message keys of a field, in order of preference. */
export function fieldKeys(resource: string, field: string): readonly string[] {
  return [`resources.${resource}.fields.${field}`, `resources.audit-events.values.field.${field}`]
}
