import '@kalem/ui/styles.layered.css';
import './notice.css';
