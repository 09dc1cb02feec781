import { defineProps, KalemElement } from './KalemElement';
import type { PropKinds } from './ElementProps';
import { Scope } from './Scope';

/** Shares its settings with the widgets inside it. The page lays it out like any unknown element. */
export class ProviderElement extends KalemElement {
  static observedAttributes: string[];
  protected override readonly own: PropKinds = {};
  readonly scope = new Scope(this);

  protected override changed(): void {
    this.scope.refresh();
  }
}

ProviderElement.observedAttributes = defineProps(ProviderElement.prototype, {});
