/** The messages that may name a resource of the audit log, in the order in which they are tried. */
export function resourceKeys(resource: string): readonly string[] {
  return [`resources.${resource}.name`]
}

/** Likewise an action: the words of its button, those for any resource, or what is said once it is done. */
export function actionKeys(resource: string, action: string): readonly string[] {
  return [
    `resources.${resource}.actions.${action}.label`,
    `resources.audit-events.values.action.${action}`,
    `resources.${resource}.actions.${action}.done`,
  ]
}

/** Likewise a field. */
export function fieldKeys(resource: string, field: string): readonly string[] {
  return [`resources.${resource}.fields.${field}`, `resources.audit-events.values.field.${field}`]
}
