import { Button } from '@kalem/ui/primitives';
import { globe, useOtherLanguage } from '../language';

/** The language switch on the sign-in pages, and where the account dialog does not fit. */
export function LanguageButton() {
  const { lang, name, choose } = useOtherLanguage();
  return (
    <span className="language" lang={lang}>
      <Button variant="quiet" icon={globe} onPress={choose}>
        {name}
      </Button>
    </span>
  );
}
