import { defineProps, KalemElement } from './KalemElement';
import type { PropKinds } from './ElementProps';
import { Scope } from './Scope';

/** The settings that the widgets inside it share. The page lays it out like any element that it does not know. */
export class ProviderElement extends KalemElement {
  static observedAttributes: string[];
  protected override readonly own: PropKinds = {};
  readonly scope = new Scope(this);

  protected override changed(): void {
    this.scope.refresh();
  }
}

ProviderElement.observedAttributes = defineProps(ProviderElement.prototype, {});
