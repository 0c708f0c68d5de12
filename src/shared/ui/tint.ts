/** The six tinted grounds of the design tokens, by name. */
export type Tint = 'pistache' | 'rhubarbe' | 'ble' | 'ciel' | 'lilas' | 'abricot';
