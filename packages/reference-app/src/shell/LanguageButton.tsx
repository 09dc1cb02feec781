import { Button } from '@kalem/ui/primitives';
import { globe, useOtherLanguage } from '../language';

/** The way to the other language, in its own word: above the sign-in, and where the account menu has no room. */
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
