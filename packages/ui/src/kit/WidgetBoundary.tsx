import { Component, type ReactNode } from 'react';
import { Banner } from '../primitives/feedback/Banner';
import { Button } from '../primitives/Button';
import type { Failure } from '../provider/failures';
import { useMessages } from '../provider/messages';
import { words } from '../primitives/words';
import { defineMessages } from '../provider/texts';
import { isMissingPart, retryLazyParts } from '../primitives/lazyPart';

interface WidgetBoundaryProps {
  report: (failure: Failure) => void;
  /** Called when the widget cannot be rendered, and on a retry. */
  onBroken: (isBroken: boolean) => void;
  children: ReactNode;
}

/**
 * Catches render errors of a widget, so that the host's page keeps working. Calls `onError` and shows a retry button.
 */
export class WidgetBoundary<More = object> extends Component<WidgetBoundaryProps & More, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.props.report({ kind: isMissingPart(error) ? 'loadPart' : 'render', error, silent: true });
    this.props.onBroken(true);
  }

  readonly #retry = () => {
    retryLazyParts();
    this.setState({ error: undefined });
    this.props.onBroken(false);
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Broken error={error} onRetry={this.#retry} />;
  }
}

function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="sm" onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t(isMissingPart(error) ? 'partGone' : 'failed')}
    </Banner>
  );
}

/** Texts of every widget. */
const messages = defineMessages('widget', {
  shared: [words],
  tr: {
    failed: 'Bu bölüm gösterilemedi.',
    partGone: 'Bu bölümün bir parçası yüklenemedi. Yeniden deneyin; olmazsa sayfayı yenileyin.',
  },
  en: {
    failed: 'This part cannot be shown.',
    partGone: 'A piece of this part could not be loaded. Try again; if that does not help, reload the page.',
  },
});
